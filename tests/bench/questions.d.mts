export const questions: readonly (readonly [locale: string, text: string, ...paths: string[]])[];
export const floor: number;
export const first: number;
