import { isRecord, isText, readStored, writeStored } from "../store/stored-value.ts";
import { mendCutPresses } from "./cut-press.ts";
import { showDraft } from "./early-draft.ts";
import { lastPress } from "./first-moments.ts";

type Field = HTMLInputElement | HTMLTextAreaElement;

const FIELDS = "input[type=text], input[type=search], input:not([type]), textarea";
const BUTTONS = "button";
const FOCUSABLE = `a[href], ${BUTTONS}, ${FIELDS}`;

/** Parts of the page are taken up after it stands. */
const LATER_MS = 5_000;
/** A press may have put another form in the field's place, which is fetched first. */
const FETCHED_MS = 60_000;

const labelOf = (element: Element) =>
  element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";

/**
 * The element in `root` that stands where `element` stood in the server's page: by its label, and which of
 * these. Mostly it is itself; where the app knew better, it has drawn the page anew.
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

/** Words of a page that was loaded anew before the app had come, by the label of their field. */
const KEPT = "earlyWords";

/**
 * Keeps what somebody does with the page that the server drew until the app takes it over: the words written
 * into its fields, what has the focus, and the last press of a button. The words survive a reload.
 *
 * @returns hands these over to what stands in the place of the server's page then; does nothing a second time
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
    // One that is under way ends later.
    setTimeout(() => cut.abort(), LATER_MS);
    for (const field of fields.before.filter(isWritten))
      onceThere(
        root,
        () => fields.successorOf(field),
        (next) => write(next, field.value),
      );
    if (focused && !focused.isConnected) focusLike(focused, focusable.successorOf(focused));
    // One that is still under way made React take the page up at once, which brings it there itself.
    const pressed = press.eventPhase === Event.NONE && among(buttons.before, press);
    if (pressed) buttons.successorOf(pressed)?.click();
  };
}

/** At once, or with the change of the page that brings it. */
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
  // After React has drawn the words it just heard.
  queueMicrotask(() => {
    next?.focus({ preventScroll: true });
    if (isField(before) && next && isField(next))
      next.setSelectionRange(before.selectionStart, before.selectionEnd);
  });
}

const isField = (element: HTMLElement): element is Field => element.matches(FIELDS);

/** As if it had been typed: React hears the change. */
function write(field: Field, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  const setter = Object.getOwnPropertyDescriptor(prototype.prototype, "value")?.set;
  // Words that React found in a field it took over are no change to it: they go and come back.
  for (const text of field.value === value ? [field.defaultValue, value] : [value]) {
    setter?.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
