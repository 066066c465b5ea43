import { spyOn } from 'storybook/test';
import { writeCookie } from '#lib/visitor/cookies.ts';
import { answer, unavailable } from './answerServices.ts';

/** For a story's `beforeEach`: the visitor has entered this zip code on an earlier page. */
export const livesIn = (zip: string) => () => writeCookie('zipcode', zip);

/** For a story's `beforeEach`: silences the errors that behaviors log for failed calls, which the story is about. */
export const quiet = () => {
  spyOn(console, 'error').mockImplementation(() => {});
};

/** For a story's `beforeEach`: the services of rates are down. */
export const down = () => answer({ rates: unavailable, cdRates: unavailable });
