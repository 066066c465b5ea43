/** Whether a page reports a failed form submission: its file name contains `.error` (PAGE-03). */
export const isErrorPage = (path: string): boolean => (path.split('/').at(-1) ?? '').includes('.error');
