export const runCheck = () => Promise.resolve(1);
