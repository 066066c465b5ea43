import { forgetAnswers } from '#data/askOnce.ts';
import { localStore, sessionStore } from '#lib/visitor/storage.ts';

/** Removes what an earlier story left in cookies and storage, so that each one starts as a first visit. */
export function forgetVisitor(): void {
  for (const part of document.cookie.split('; ')) {
    const [name = ''] = part.split('=');
    if (name !== '') document.cookie = `${name}=; path=/; max-age=0`;
  }
  forgetAnswers();
  localStore.remove('stateNameSelected');
  // Storybook keeps its own settings in these; the site's keys are what stories write.
  for (const key of ['lastSearch', 'dismissedBanners', 'sessionValues'] as const)
    sessionStorage.removeItem(key);
  // Stories are opened by their address: the question of the language would lie over every Spanish page.
  sessionStore.set('languageModal', 'asked');
}
