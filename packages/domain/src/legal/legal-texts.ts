import type { ConsentName, LegalName } from "@kinora/contracts/legal/legal-names";

/** Versions of the texts to consent to. */
export type TextVersions = Readonly<Record<ConsentName, string>>;

/** What a person must have agreed to. */
export interface Asked {
  readonly versions: TextVersions;
  readonly leastAge: number;
}

export interface KeptConsent extends Asked {
  readonly at: Date;
}

/** A text in all languages it has files for. */
export interface LegalFiles {
  readonly name: LegalName;
  /** Prefix of the hash of all its files. */
  readonly version: string;
  /** Text by language. "terms.md" is English and the fallback for all other languages. */
  readonly texts: ReadonlyMap<string, string>;
}

export interface LegalTexts {
  /** Stores the text if this version is new. @returns the time since which it is in force */
  keep(
    text: {
      readonly name: LegalName;
      readonly version: string;
      readonly texts: ReadonlyMap<string, string>;
    },
    now: Date,
  ): Promise<Date>;
}

export interface Consents {
  /** Returns the person's last consent; null when there is none. */
  last(userId: string): Promise<KeptConsent | null>;
  /** Returns whether this person has agreed to exactly these versions and this minimum age. */
  has(userId: string, asked: Asked): Promise<boolean>;
  /** Stores a consent; when repeated, the first time counts. */
  give(userId: string, given: KeptConsent): Promise<void>;
  /** Deletes an account that never gave consent and has no data. @returns whether it was deleted */
  removeUnused(userId: string): Promise<boolean>;
}
