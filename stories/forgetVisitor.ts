import { forgetAnswers } from '#data/askOnce.ts';
import { writeSessionCookie } from '#lib/visitor/cookies.ts';
import { localStore } from '#lib/visitor/storage.ts';

/** Clears the cookies and storage of earlier stories, so that each story starts as a first visit. */
export function forgetVisitor(): void {
  for (const part of document.cookie.split('; ')) {
    const [name = ''] = part.split('=');
    if (name !== '') document.cookie = `${name}=; path=/; max-age=0`;
  }
  forgetAnswers();
  localStore.remove('stateNameSelected');
  // Storybook stores its own settings there too, so remove only the keys that stories write.
  for (const key of ['lastSearch', 'dismissedBanners', 'sessionValues'] as const)
    sessionStorage.removeItem(key);
  // Stories have no referrer, so the language dialog would cover every Spanish page.
  writeSessionCookie('languageModal', 'asked');
}
