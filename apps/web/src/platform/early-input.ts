import { isRecord, isText, readStored, writeStored } from "../store/stored-value.ts";
import { mendCutPresses } from "./cut-press.ts";
import { showDraft } from "./early-draft.ts";
import { lastPress } from "./first-moments.ts";

type Field = HTMLInputElement | HTMLTextAreaElement;

const FIELDS = "input[type=text], input[type=search], input:not([type]), textarea";
const BUTTONS = "button";
const FOCUSABLE = `a[href], ${BUTTONS}, ${FIELDS}`;

/** Some parts of the page are hydrated later. */
const LATER_MS = 5_000;
/** A press may have replaced the form by another one, which has to load first. */
const FETCHED_MS = 60_000;

const labelOf = (element: Element) =>
  element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";

/**
 * Returns a function that finds the element in `root` corresponding to an element of the server's
 * page, by its label and its index among equal labels. It is mostly the same element, unless the
 * app re-rendered the page.
 */
function finder<Kind extends Element>(root: Element, kind: string) {
  const all = () => [...root.querySelectorAll<Kind>(kind)];
  const before = all();
  return {
    before,
    successorOf(element: Kind): Kind | undefined {
      const same = (other: Kind) => labelOf(other) === labelOf(element);
      return all().filter(same)[before.filter(same).indexOf(element)];
    },
  };
}

/**
 * Storage key of text typed into a page that was reloaded before the app started, by the label of
 * its field.
 */
const KEPT = "earlyWords";

/**
 * Records what the user does with the server-rendered page until the app takes over: text in its
 * fields, the focus, and the last button press. The text survives a reload.
 *
 * @returns a function that applies these to the hydrated page; later calls do nothing
 */
export function holdEarlyInput(root: Element): () => void {
  const fields = finder<Field>(root, FIELDS);
  const buttons = finder<HTMLButtonElement>(root, BUTTONS);
  const focusable = finder<HTMLElement>(root, FOCUSABLE);
  let focused = focusable.before.find((element) => element === document.activeElement);
  const among = <Kind extends Element>(list: readonly Kind[], { target }: Pick<Event, "target">) =>
    list.find((element) => target instanceof Node && element.contains(target));
  let press: Pick<Event, "target" | "eventPhase"> = { target: lastPress(), eventPhase: Event.NONE };
  const held = new AbortController();
  const listen = { capture: true, signal: held.signal };
  root.addEventListener("focusin", (event) => (focused = among(focusable.before, event)), listen);
  root.addEventListener("click", (event) => (press = event), listen);
  const cut = new AbortController();
  mendCutPresses(
    (event) => among(focusable.before, event),
    (pressed) => focusable.successorOf(pressed),
    cut.signal,
  );
  const found = new Map(fields.before.map((field) => [field, field.defaultValue]));
  const drafted = showDraft(root);
  if (drafted) found.set(drafted, drafted.value);
  const isWritten = (field: Field) => field.value !== found.get(field);
  putBack(fields.before.filter((field) => !isWritten(field)));
  const keep = () => keepWords(fields.before.filter(isWritten));
  addEventListener("pagehide", keep, { signal: held.signal });
  return () => {
    if (held.signal.aborted) return;
    held.abort();
    // A press in progress ends later.
    setTimeout(() => cut.abort(), LATER_MS);
    for (const field of fields.before.filter(isWritten))
      onceThere(
        root,
        () => fields.successorOf(field),
        (next) => write(next, field.value),
      );
    if (focused && !focused.isConnected) focusLike(focused, focusable.successorOf(focused));
    // A press in progress made React hydrate at once, and React delivers it.
    const pressed = press.eventPhase === Event.NONE && among(buttons.before, press);
    if (pressed) buttons.successorOf(pressed)?.click();
  };
}

/** Runs immediately, or with the DOM change that adds the element. */
function onceThere<Kind>(
  root: Element,
  find: () => Kind | undefined,
  then: (found: Kind) => void,
): void {
  const look = () => {
    const found = find();
    if (found === undefined) return;
    changes.disconnect();
    then(found);
  };
  const changes = new MutationObserver(look);
  changes.observe(root, { childList: true, subtree: true });
  setTimeout(() => changes.disconnect(), FETCHED_MS);
  look();
}

function keepWords(written: readonly Field[]): void {
  const words = written.map((field) => [labelOf(field), field.value] as const);
  writeStored(KEPT, Object.fromEntries(words), "for-the-tab");
}

function putBack(fields: readonly Field[]): void {
  const words = readStored(KEPT, isRecord, "for-the-tab") ?? {};
  for (const field of fields) {
    const kept = words[labelOf(field)];
    if (isText(kept)) field.value = kept;
  }
  writeStored(KEPT, {}, "for-the-tab");
}

function focusLike(before: HTMLElement, next: HTMLElement | undefined): void {
  // After React has rendered the text it just received.
  queueMicrotask(() => {
    next?.focus({ preventScroll: true });
    if (isField(before) && next && isField(next))
      next.setSelectionRange(before.selectionStart, before.selectionEnd);
  });
}

const isField = (element: HTMLElement): element is Field => element.matches(FIELDS);

/** Sets the value like typing, so that React receives the change. */
function write(field: Field, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  const setter = Object.getOwnPropertyDescriptor(prototype.prototype, "value")?.set;
  // Text that React found in a field while hydrating is no change to it, so it is reset and set
  // again.
  for (const text of field.value === value ? [field.defaultValue, value] : [value]) {
    setter?.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
