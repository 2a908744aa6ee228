import type { MessageFormatElement } from 'react-intl';
import type { Locale } from '../../machines/vocabulary.js';
import { Observable } from './observable.js';
import type { Area } from './area.js';

/** Compiled texts by id. */
export type Texts = Readonly<Record<string, MessageFormatElement[]>>;

/** Loaders by file name, `./compiled/<locale>.<area>.json`. */
export type TextFiles = Readonly<Record<string, (() => Promise<Texts>) | undefined>>;

/** The loaded texts. Texts are only added: a page loads its own before it is shown, so rendered components need no new render. */
export class TextStore extends Observable {
  /** Always the same object; texts are added in place. */
  readonly texts: Texts;
  readonly #here = new Set<Area>(['shell']);
  readonly #loaded = new Map<Area, Promise<void>>();
  readonly #locale: Locale;
  readonly #files: TextFiles | null;

  /** Without `files` it uses the list of all compiled texts, which loads with the first texts that are requested. */
  constructor(locale: Locale, texts: Texts, files: TextFiles | null = null) {
    super();
    this.#locale = locale;
    this.texts = { ...texts };
    this.#files = files;
  }

  readonly has = (area: Area): boolean => this.#here.has(area);

  /** Loads the texts of an area, once. Rejects if the load fails; the next call tries again. */
  load(area: Area): Promise<void> {
    const loading = this.#loaded.get(area) ?? this.#fetch(area);
    this.#loaded.set(area, loading);
    return loading;
  }

  async #fetch(area: Area): Promise<void> {
    try {
      const files = this.#files ?? (await import('./text-files.js')).textFiles;
      const texts = await files[`./compiled/${this.#locale}.${area}.json`]?.();
      if (!texts) throw new Error(`no texts of ${area} in ${this.#locale}`);
      Object.assign(this.texts, texts);
      this.#here.add(area);
      this.notify();
    } catch (cause) {
      this.#loaded.delete(area);
      throw cause;
    }
  }
}
