import { fonts, fontSizes, radius, space } from './tokens.ts';
import { vars } from './vars.ts';

/** Styles every page starts from: reset, type, focus, skip link and the frame. Minified by hand; no comments inside. */
export const baseCss = [
  '*,::before,::after{box-sizing:border-box}',
  `html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-block:5rem;background:${vars.background}}`,
  `body{margin:0;font-family:${fonts.sans};font-size:${fontSizes.body};line-height:1.6;color:${vars.text};background:${vars.background};-webkit-font-smoothing:antialiased;overflow-wrap:break-word}`,
  `h1,h2,h3,h4{margin:0;font-family:${fonts.serif};font-weight:600;line-height:1.18;letter-spacing:-.01em;text-wrap:balance}`,
  `h1{font-size:${fontSizes.h1};line-height:1.08}h2{font-size:${fontSizes.h2}}h3{font-size:${fontSizes.h3}}h4{font-size:${fontSizes.h4}}`,
  'p,ul,ol,dl,figure,blockquote{margin:0}img,svg{display:block;max-width:100%;height:auto}',
  `a{color:${vars.primary};text-underline-offset:.18em;text-decoration-thickness:.07em}a:hover{color:${vars.primaryStrong};text-decoration-thickness:.14em}`,
  `:focus-visible{outline:3px solid ${vars.focus};outline-offset:3px;border-radius:3px}`,
  'button,input,select,textarea{font:inherit;color:inherit}summary{cursor:pointer}',
  `main{display:block}main:focus{outline:0}sup{font-size:.7em;line-height:0}h1 sup,h2 sup{font-size:.45em}sup a{color:inherit;text-decoration:none;padding:.35em .2em}`,
  `.skip-link{position:absolute;left:1rem;top:-4rem;z-index:30;padding:.75rem 1.25rem;background:${vars.deep};color:${vars.onDeep};border-radius:0 0 ${radius.control} ${radius.control}}.skip-link:focus{top:0;color:${vars.onDeep}}`,
  '.visually-hidden{position:absolute;width:1px;height:1px;margin:-1px;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap;border:0}',
  `.wrap{width:100%;max-width:calc(${space.content} + 2*${space.gutter});margin-inline:auto;padding-inline:${space.gutter}}`,
  '[hidden]{display:none!important}',
  '@media (prefers-reduced-motion:reduce){*,::before,::after{animation:none!important;transition:none!important;scroll-behavior:auto!important}}',
].join('');

/** What pages in Chinese have besides; their fonts are the system's. */
export const chineseCss = [
  `:lang(zh) body,:lang(zh){font-family:${fonts.chinese}}`,
  `:lang(zh) :is(h1,h2,h3,h4){font-family:${fonts.chinese};letter-spacing:0;line-height:1.3}`,
].join('');
