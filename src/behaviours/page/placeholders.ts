export const placeholders: (page: Document) => void = () => {};
