import { sessionStore } from '#lib/visitor/storage.ts';

/**
 * Stores the answers in session storage as `productRecommender`, joined with colons; removes it if there are none
 * (WIDG-09).
 */
export function keepAnswers(answers: readonly string[]): void {
  if (answers.length > 0) sessionStore.set('productRecommender', answers.join(':'));
  else sessionStore.remove('productRecommender');
}
