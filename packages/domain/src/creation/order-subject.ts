import type { SubjectRef } from "../subject.ts";

/** The noun of a press that orders several works. */
export const ORDER = "order";

export const orderSubject = (id: string): SubjectRef => ({ noun: ORDER, id });
