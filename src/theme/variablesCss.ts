import type { Theme } from '@mui/material/styles';

function declarations(values: object): string {
  return Object.entries(values)
    .map(
      ([name, value]) =>
        `${name.startsWith('--') ? name : name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}:${value}`,
    )
    .join(';');
}

/** Returns all CSS variables of the theme: `:root{…}` for the light scheme, and in a media query for the dark one. */
export function variablesCss(theme: Theme): string {
  return theme
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries(sheet))
    .map(([selector, body]: [string, object]) =>
      selector.startsWith('@media')
        ? `${selector}{${Object.entries(body)
            .map(([inner, values]: [string, object]) => `${inner}{${declarations(values)}}`)
            .join('')}}`
        : `${selector}{${declarations(body)}}`,
    )
    .join('');
}
