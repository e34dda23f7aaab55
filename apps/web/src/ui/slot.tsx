import { type ComponentType, createContext, createElement, type ReactNode, use } from "react";

/**
 * Slots in a feature's pages that other features fill, with the props of each; a feature declares
 * its own where they are used.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features extend it
export interface PageSlots {}

/** The components by slot. */
export type Fills = { readonly [Name in keyof PageSlots]?: ComponentType<PageSlots[Name]> };

const Filled = createContext<Fills>({});

/** Fills the slots of all pages inside it. */
export function FillSlots({
  fills,
  children,
}: {
  readonly fills: Fills;
  readonly children: ReactNode;
}) {
  return <Filled value={fills}>{children}</Filled>;
}

/** Renders the component that fills a slot; when there is none, its own content. */
export function Slot<Name extends keyof PageSlots>({
  name,
  given,
  children,
}: {
  readonly name: Name;
  readonly given: PageSlots[Name];
  readonly children?: ReactNode;
}) {
  const fill: ComponentType<PageSlots[Name]> | undefined = use(Filled)[name];
  return fill ? createElement(fill, given) : children;
}
