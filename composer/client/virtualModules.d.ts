/** The theme of the brand that a client build is made for; see `themeModule`. */
declare module 'virtual:portico/theme' {
  export const islandTheme: import('@mui/material/styles').Theme;
}
