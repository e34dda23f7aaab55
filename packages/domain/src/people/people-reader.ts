import type { ListedPerson, PeopleFilter, PersonFile } from "@kinora/contracts/people/people";
import type { Closing } from "../moderation/closing.ts";
import type { Position } from "../position.ts";

/** An entry of the list of people. */
export interface PersonFound extends Omit<ListedPerson, "joinedAt"> {
  readonly joinedAt: Date;
}

/** What the staff sees of a person, besides suspensions, gems and audit entries. */
export interface PersonFacts {
  readonly person: PersonFound & { readonly bio: string };
  readonly works: PersonFile["works"];
  readonly strikes: readonly (Pick<PersonFile["strikes"][number], "source" | "reason"> & {
    readonly at: Date;
    readonly expiresAt: Date;
  })[];
  readonly reports: PersonFile["reports"];
  readonly sessions: readonly {
    readonly startedAt: Date;
    readonly seenAt: Date;
    /** The browser's user agent. */
    readonly userAgent: string;
  }[];
  readonly decisions: readonly (Omit<PersonFile["decisions"][number], "at"> & {
    readonly at: Date;
  })[];
  readonly boardDecisions: readonly Closing[];
  readonly profileDecisions: readonly Closing[];
}

export interface PeopleQuery extends Omit<PeopleFilter, "cursor"> {
  readonly after: Position | null;
  readonly most: number;
  readonly now: Date;
}

export interface PeopleReader {
  /** Newest accounts first. */
  list(query: PeopleQuery): Promise<readonly PersonFound[]>;
  find(userId: string, now: Date): Promise<PersonFacts | null>;
}
