import type { ConsentName, LegalName } from "@kinora/contracts/legal/legal-names";

/** Versions of what is agreed to. */
export type TextVersions = Readonly<Record<ConsentName, string>>;

/** What a person has to have agreed to. */
export interface Asked {
  readonly versions: TextVersions;
  readonly leastAge: number;
}

export interface KeptConsent extends Asked {
  readonly at: Date;
}

/** A text in the languages there are files of it. */
export interface LegalFiles {
  readonly name: LegalName;
  /** Beginning of a hash of all its files. */
  readonly version: string;
  /** By the language of the file. That of "terms.md" is English, and everybody's who reads none of the others. */
  readonly texts: ReadonlyMap<string, string>;
}

export interface LegalTexts {
  /** Remembers the text where this version is new. @returns since when it stands here */
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
  /** What this person agreed to last; null: never to anything. */
  last(userId: string): Promise<KeptConsent | null>;
  /** Has this person agreed to exactly these versions, and to be at least this old? */
  has(userId: string, asked: Asked): Promise<boolean>;
  /** Given again, the first time counts. */
  give(userId: string, given: KeptConsent): Promise<void>;
  /** Takes away an account that never agreed to anything and has nothing. @returns whether it was one */
  removeUnused(userId: string): Promise<boolean>;
}
