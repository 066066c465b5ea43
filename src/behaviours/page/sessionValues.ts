export const sessionValues: (page: Document) => void = () => {};
