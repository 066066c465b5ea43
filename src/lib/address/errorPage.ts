/** Whether a page tells of a form that was not sent: its file has `.error` in its name (PAGE-03). */
export const isErrorPage = (path: string): boolean => (path.split('/').at(-1) ?? '').includes('.error');
