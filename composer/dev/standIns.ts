import { escapeHtml } from '#lib/markup/html.ts';
import { devFolder } from './client/messages.ts';
import { devClientId } from './live/devModules.ts';

/** A document in place of a page, which follows the files like any other. */
const standIn = (
  title: string,
  heading: string,
  text: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title><style></style>
<script type="module">import refresh from '/@react-refresh';refresh.injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type;</script>
<script type="module" src="/@vite/client"></script><script type="module" src="/@id/${devClientId}"></script></head>
<body><main><h1>${heading}</h1><p>${text} <a href="${devFolder}">All pages</a></p></main></body></html>`;

/** Shown instead of a page that cannot be rendered. It is replaced once the page's problems are solved. */
export const problemsPage = (title: string) =>
  standIn(
    title,
    'This page cannot be shown yet',
    'Its problems are listed below. The page appears once they are fixed.',
  );

/** Shown where there is no page, or none any more. It is replaced once there is one. */
export const missingPage = standIn(
  'Not found',
  'Page not found',
  'No file of the site has this address. The page appears once one has.',
);
