import { DEMO_PEOPLE } from "@kinora/domain/account/demo-people";
import { damaged, readJson, writeJson } from "./json-file.ts";

/** A person known to the local provider. */
export interface BookedPerson {
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** Text shown below the name. */
  readonly note: string;
}

export interface NewPerson {
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

export interface PeopleBook {
  list(): readonly BookedPerson[];
  find(subject: string): BookedPerson | undefined;
  /** Persisted across restarts. A missing e-mail address is generated. */
  add(person: NewPerson): Promise<BookedPerson>;
}

const notes = { owner: "Owner", moderator: "Moderator", admin: "Admin", user: "Member" } as const;

/** Opens the book of the demo people and everyone added on this machine. */
export async function openPeopleBook(path: string): Promise<PeopleBook> {
  const demo = DEMO_PEOPLE.map(({ subject, displayName, email, role }) => ({
    subject,
    name: displayName,
    email,
    emailVerified: true,
    note: notes[role],
  }));
  let saving = Promise.resolve();
  let added = parseAdded(path, await readJson(path));
  const find = (subject: string) =>
    [...demo, ...added].find((person) => person.subject === subject);
  return {
    list: () => [...demo, ...added],
    find,
    async add({ name, email, emailVerified }) {
      const subject = freeSubject(name, find);
      const person: BookedPerson = {
        subject,
        name,
        email: email === "" ? `${subject}@people.kinora.example` : email,
        emailVerified,
        note: "Added here",
      };
      added = [...added, person];
      // Writes are serialised, and each contains everyone added so far.
      saving = saving.catch(() => {}).then(() => writeJson(path, added));
      await saving;
      return person;
    },
  };
}

function freeSubject(name: string, find: (subject: string) => unknown): string {
  const base =
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "") || "person";
  let subject = `added-${base}`;
  for (let number = 2; find(subject) !== undefined; number += 1)
    subject = `added-${base}-${number}`;
  return subject;
}

/** Throws, because treating a damaged book as empty would let the next addition overwrite it. */
function parseAdded(path: string, value: unknown): BookedPerson[] {
  if (value === undefined) return [];
  if (Array.isArray(value) && value.every(isPerson)) return value;
  throw damaged(path);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isPerson(value: unknown): value is BookedPerson {
  if (!isObject(value)) return false;
  const texts = [value.subject, value.name, value.email, value.note];
  return (
    texts.every((text) => typeof text === "string") && typeof value.emailVerified === "boolean"
  );
}
