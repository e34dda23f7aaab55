import type { SubjectRef } from "../subject.ts";

/** Noun of an order of several works. */
export const ORDER = "order";

export const orderSubject = (id: string): SubjectRef => ({ noun: ORDER, id });
