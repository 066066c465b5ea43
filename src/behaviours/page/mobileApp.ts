export const mobileApp: (page: Document) => void = () => {};
