import type { SearchLanguage } from '#composer/search/languages/SearchLanguage.ts';
import type { AuthoredAnswer } from '#composer/search/searchDefinition.ts';
import { askedStems } from '#composer/search/stems.ts';
import type { Synonyms } from './readQuestion.ts';

/** What a question is about: a phrase as stems, and all phrases with its meaning. */
interface Topic {
  readonly key: string;
  readonly wordings: ReadonlySet<string>;
}

interface ReadQuestion {
  readonly topics: readonly Topic[];
  readonly answer: AuthoredAnswer;
}

/** Questions less alike than this are different questions. 1: the same. */
const leastLikeness = 0.62;

const isSame = (one: Topic, other: Topic) => one.wordings.has(other.key) || other.wordings.has(one.key);

/** Answers that authors have written, by their questions. */
export class AuthoredAnswers {
  readonly #language: SearchLanguage;
  readonly #synonyms: Synonyms;
  readonly #questions: readonly ReadQuestion[];
  readonly #count: number;

  constructor(answers: readonly AuthoredAnswer[], language: SearchLanguage, synonyms: Synonyms) {
    this.#language = language;
    this.#synonyms = synonyms;
    this.#count = answers.length;
    this.#questions = answers.flatMap((answer) =>
      answer.questions.map((question) => ({ topics: this.#topics(question), answer })),
    );
  }

  /** Returns the answer to the question that is most like this one; `undefined` if none is. */
  find(text: string): AuthoredAnswer | undefined {
    const asked = this.#topics(text).map((topic) => ({ topic, weight: this.#weight(topic) }));
    let best: { readonly answer?: AuthoredAnswer; readonly likeness: number } = { likeness: leastLikeness };
    for (const { topics, answer } of this.#questions) {
      const known = topics.map((topic) => ({ topic, weight: this.#weight(topic) }));
      const likeness = likenessOf(asked, known);
      if (likeness > best.likeness) best = { answer, likeness };
    }
    return best.answer;
  }

  #topics(text: string): Topic[] {
    const stems = askedStems(text, this.#language);
    const topics: Topic[] = [];
    for (let at = 0; at < stems.length;) {
      const phrases = this.#synonyms.at(stems, at);
      const [own = stems.slice(at, at + 1)] = phrases;
      const key = own.join(' ');
      topics.push({ key, wordings: new Set([key, ...phrases.map((phrase) => phrase.join(' '))]) });
      at += own.length;
    }
    return topics;
  }

  /** What few answers are about says more than what many are about. */
  #weight(topic: Topic): number {
    const about = new Set(
      this.#questions
        .filter(({ topics }) => topics.some((one) => isSame(one, topic)))
        .map(({ answer }) => answer),
    );
    return Math.log(1 + this.#count / Math.max(1, about.size));
  }
}

interface Weighted {
  readonly topic: Topic;
  readonly weight: number;
}

/** Returns the share of what two questions are about that they have in common, from 0 to 1. */
function likenessOf(one: readonly Weighted[], other: readonly Weighted[]): number {
  const share = (from: readonly Weighted[], to: readonly Weighted[]) => {
    let common = 0;
    let all = 0;
    for (const { topic, weight } of from) {
      all += weight;
      if (to.some((known) => isSame(topic, known.topic))) common += weight;
    }
    return all === 0 ? 0 : common / all;
  };
  const shares = [share(one, other), share(other, one)] as const;
  return shares[0] + shares[1] === 0 ? 0 : (2 * shares[0] * shares[1]) / (shares[0] + shares[1]);
}
