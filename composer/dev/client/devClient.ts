import { events, type PageMessage, type ProblemsMessage } from './messages.ts';
import { PageMorph } from './morphPage.ts';
import { ProblemOverlay } from './ProblemOverlay.ts';

// Written out: Vite gives the socket only to modules that say so.
const hot = import.meta.hot;
if (!customElements.get('portico-problems')) customElements.define('portico-problems', ProblemOverlay);

/** Keeps the open page as its files are. Changes are taken one after the other. */
async function follow(socket: NonNullable<typeof hot>): Promise<void> {
  const path = decodeURI(location.pathname);
  const overlay = new ProblemOverlay();
  document.documentElement.append(overlay);
  let morph: PageMorph | undefined;
  let queue = fetch(location.href)
    .then((answer) => answer.text())
    .then((html) => {
      morph = new PageMorph(html);
    });
  socket.on(events.page, ({ path: changed, html }: PageMessage) => {
    if (changed !== path) return;
    queue = queue.then(() => morph?.apply(html));
  });
  socket.on(events.problems, ({ problems }: ProblemsMessage) => {
    overlay.show(problems, path);
    // For tests: from now on the server tells this page of changes.
    document.documentElement.dataset['following'] = 'yes';
  });
  const open = () => socket.send(events.open, { path });
  // After the server was started anew, too.
  socket.on('vite:ws:connect', open);
  await queue;
  open();
}

if (hot) void follow(hot);
