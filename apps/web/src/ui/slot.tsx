import { type ComponentType, createContext, createElement, type ReactNode, use } from "react";

/** Places of a noun's pages that other nouns fill, with what each is given; a noun adds its own where they stand. */
// biome-ignore lint/suspicious/noEmptyInterface: the nouns fill it
export interface PageSlots {}

/** What stands in which slot. */
export type Fills = { readonly [Name in keyof PageSlots]?: ComponentType<PageSlots[Name]> };

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
export function Slot<Name extends keyof PageSlots>({
  name,
  given,
}: {
  readonly name: Name;
  readonly given: PageSlots[Name];
}) {
  const fill: ComponentType<PageSlots[Name]> | undefined = use(Filled)[name];
  return fill && createElement(fill, given);
}
