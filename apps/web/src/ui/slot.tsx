import { type ComponentType, createContext, createElement, type ReactNode, use } from "react";

/** Places of a noun's pages that other nouns fill, with what each is given; a noun adds its own where they stand. */
// biome-ignore lint/suspicious/noEmptyInterface: the nouns fill it
export interface Slots {}

/** What stands in which slot. */
export type Fills = { readonly [Name in keyof Slots]?: ComponentType<Slots[Name]> };

const Filled = createContext<Fills>({});

/** Fills slots of all pages inside it. */
export function FillSlots({
  fills,
  children,
}: {
  readonly fills: Fills;
  readonly children: ReactNode;
}) {
  return <Filled value={fills}>{children}</Filled>;
}

/** What fills a slot here; nothing where nobody does. */
export function Slot<Name extends keyof Slots>({
  name,
  given,
}: {
  readonly name: Name;
  readonly given: Slots[Name];
}) {
  const fill: ComponentType<Slots[Name]> | undefined = use(Filled)[name];
  return fill && createElement(fill, given);
}
