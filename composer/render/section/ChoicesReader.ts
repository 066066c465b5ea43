import { unescapeHtml } from '#lib/markup/html.ts';
import type { Choice } from '#lib/values/Choice.ts';

type Attributes = Readonly<Record<string, string>>;

/** Collects the choices of selects while HTML is parsed. Ignores selects without an id. */
export class ChoicesReader {
  /** By the select's id, without the empty choice. */
  readonly choices = new Map<string, readonly Choice[]>();
  #open: Choice[] | undefined;
  #option: { value: string; label: string } | undefined;

  open(name: string, attributes: Attributes): void {
    if (name === 'select') {
      this.#open = [];
      if (attributes['id'] !== undefined) this.choices.set(attributes['id'], this.#open);
    } else if (name === 'option') {
      this.#option = { value: unescapeHtml(attributes['value'] ?? ''), label: '' };
    }
  }

  text(text: string): void {
    if (this.#option) this.#option.label += text;
  }

  close(name: string): void {
    if (name === 'select') this.#open = undefined;
    if (name !== 'option' || !this.#option) return;
    const { value, label } = this.#option;
    if (value !== '') this.#open?.push({ value, label: unescapeHtml(label) });
    this.#option = undefined;
  }
}
