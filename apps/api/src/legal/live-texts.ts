import { CONSENT_NAMES, type LegalName } from "@kinora/contracts/legal/legal-names";
import type { Asked, LegalFiles, LegalTexts } from "@kinora/domain/legal/legal-texts";
import { renderMarkdown } from "./render-markdown.ts";

export interface ShownText {
  readonly version: string;
  readonly since: Date | null;
  /** By language. */
  readonly pages: ReadonlyMap<string, { readonly title: string | null; readonly html: string }>;
}

export interface LiveTexts {
  /** An example that comes with Kinora: nobody has to agree to it. */
  readonly isExample: boolean;
  readonly text: (name: LegalName) => ShownText;
  /** What people agree to; null: nothing is asked. */
  readonly asked: () => Asked | null;
  /** Takes up what changed in the folder. What cannot be read leaves what stood before. */
  look(): Promise<void>;
}

/**
 * The operator's texts, looked at again and again by whoever runs the process.
 *
 * @throws at the first look, when one of them is missing or no text
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
  // One after the other: what was read earlier must not be taken up later.
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

/** What did not change is not rendered anew. */
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
