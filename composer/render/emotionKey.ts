/** Key of Emotion's cache; class names are `p-…` on the server and in the browser. */
export const emotionKey = 'p';
