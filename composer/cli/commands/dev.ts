export const runDev = () => Promise.resolve(1);
