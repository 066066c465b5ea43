export const openHash: (page: Document) => void = () => {};
