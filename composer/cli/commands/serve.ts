export const runServe = () => Promise.resolve(1);
