import { CONSENT_NAMES, type LegalName } from "@kinora/contracts/legal/legal-names";
import type { Asked, LegalFiles, LegalTexts } from "@kinora/domain/legal/legal-texts";
import { renderMarkdown } from "./render-markdown.ts";

export interface ShownText {
  readonly version: string;
  readonly since: Date | null;
  /** Title and HTML by language. */
  readonly pages: ReadonlyMap<string, { readonly title: string | null; readonly html: string }>;
}

export interface LiveTexts {
  /** True for the example texts that come with Kinora; nobody has to agree to them. */
  readonly isExample: boolean;
  readonly text: (name: LegalName) => ShownText;
  /** What users must agree to; null when nothing is required. */
  readonly asked: () => Asked | null;
  /** Applies changes in the folder. When it cannot be read, the previous texts remain. */
  look(): Promise<void>;
}

/**
 * Loads the operator's texts; the process reloads them at intervals.
 *
 * @throws on the first load when a text is missing or unreadable
 */
export async function liveTexts(ports: {
  readonly isExample: boolean;
  readonly read: () => Promise<readonly LegalFiles[]>;
  readonly leastAge: number;
  readonly kept: LegalTexts;
  readonly now: () => Date;
}): Promise<LiveTexts> {
  const { isExample, read, leastAge } = ports;
  let shown = await show(await read(), null, ports);
  const text = (name: LegalName): ShownText => {
    const found = shown.get(name);
    if (!found) throw new Error(`There is no ${name}.`);
    return found;
  };
  // One at a time, so that an older read never replaces a newer one.
  let looking = Promise.resolve();
  return {
    isExample,
    text,
    asked() {
      if (isExample) return null;
      const [terms, rules, privacy] = CONSENT_NAMES.map((name) => text(name).version);
      return {
        leastAge,
        versions: { terms: terms ?? "", rules: rules ?? "", privacy: privacy ?? "" },
      };
    },
    look() {
      if (isExample) return looking;
      looking = looking
        .catch(() => {})
        .then(async () => {
          shown = await show(await read(), shown, ports);
        });
      return looking;
    },
  };
}

type Shown = ReadonlyMap<LegalName, ShownText>;

/** Renders only texts that have changed. */
async function show(
  files: readonly LegalFiles[],
  before: Shown | null,
  ports: { readonly isExample: boolean; readonly kept: LegalTexts; now(): Date },
): Promise<Shown> {
  const after = new Map<LegalName, ShownText>();
  for (const one of files) {
    const known = before?.get(one.name);
    if (known?.version === one.version) {
      after.set(one.name, known);
      continue;
    }
    const pages = new Map([...one.texts].map(([language, text]) => [language, page(one, text)]));
    const since = ports.isExample ? null : await ports.kept.keep(one, ports.now());
    after.set(one.name, { version: one.version, since, pages });
  }
  return after;
}

function page({ name }: LegalFiles, text: string) {
  try {
    return renderMarkdown(text);
  } catch {
    throw new Error(`${name}.md of LEGAL_DIR cannot be read as Markdown.`);
  }
}
