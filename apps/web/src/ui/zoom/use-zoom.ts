import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import {
  CLOSE_UP,
  type Extent,
  isOnPicture,
  keepInside,
  WHOLE,
  type ZoomView,
  zoomAt,
} from "./zoom-view.ts";

const WHEEL = 0.0022;
const STEP = 1.5;
const MOVE_PX = 80;
/** Two taps within this many milliseconds are a double tap. */
const DOUBLE_MS = 300;
const STILL_PX = 10;

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** Zooms and moves a picture by wheel, touch, mouse and keys. */
export function useZoom(place: RefObject<HTMLElement | null>) {
  const [view, setView] = useState<ZoomView>(WHOLE);
  const fingers = useRef(new Map<number, Finger>());
  /** Where a single finger went down; null once it moved or another joined. */
  const still = useRef<Finger | null>(null);
  const tapped = useRef<{ readonly at: number; readonly finger: Finger } | null>(null);

  const box = () => ({
    width: place.current?.clientWidth ?? 1,
    height: place.current?.clientHeight ?? 1,
  });
  const fromMiddle = ({ x, y }: Finger): Finger => {
    const rect = place.current?.getBoundingClientRect();
    if (!rect) return { x: 0, y: 0 };
    return { x: x - rect.left - rect.width / 2, y: y - rect.top - rect.height / 2 };
  };
  const by = (factor: number, at: Finger = { x: 0, y: 0 }) =>
    setView((now) => zoomAt(now, factor, at, box()));
  const move = (x: number, y: number) =>
    setView((now) => keepInside({ ...now, x: now.x + x, y: now.y + y }, box()));
  const toggle = (at: Finger) =>
    setView((now) => (now.scale > 1 ? WHOLE : zoomAt(now, CLOSE_UP, at, box())));

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const rect = element.getBoundingClientRect();
      const point = {
        x: event.clientX - rect.left - rect.width / 2,
        y: event.clientY - rect.top - rect.height / 2,
      };
      const size = { width: element.clientWidth, height: element.clientHeight };
      setView((now) => zoomAt(now, Math.exp(-event.deltaY * WHEEL), point, size));
    };
    // React's listeners are passive, so the page behind would scroll.
    element.addEventListener("wheel", wheel, { passive: false });
    return () => element.removeEventListener("wheel", wheel);
  }, [place]);

  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const finger = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, finger);
    still.current = fingers.current.size === 1 ? finger : null;
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const [other] = [...fingers.current].flatMap(([id, one]) =>
      id === event.pointerId ? [] : one,
    );
    fingers.current.set(event.pointerId, now);
    const from = still.current;
    if (from && Math.hypot(now.x - from.x, now.y - from.y) > STILL_PX) still.current = null;
    move((now.x - before.x) / (other ? 2 : 1), (now.y - before.y) / (other ? 2 : 1));
    if (!other) return;
    const apart = (one: Finger) => Math.hypot(one.x - other.x, one.y - other.y) || 1;
    by(
      apart(now) / apart(before),
      fromMiddle({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }),
    );
  };
  const onPointerUp = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    const finger = { x: event.clientX, y: event.clientY };
    const last = tapped.current;
    tapped.current = { at: event.timeStamp, finger };
    if (!last || event.timeStamp - last.at > DOUBLE_MS) return;
    if (Math.hypot(finger.x - last.finger.x, finger.y - last.finger.y) > STILL_PX) return;
    tapped.current = null;
    toggle(fromMiddle(finger));
  };
  const keys = new Map<string, () => void>([
    ["+", () => by(STEP)],
    ["=", () => by(STEP)],
    ["-", () => by(1 / STEP)],
    ["0", () => setView(WHOLE)],
    ["ArrowLeft", () => move(MOVE_PX, 0)],
    ["ArrowRight", () => move(-MOVE_PX, 0)],
    ["ArrowUp", () => move(0, MOVE_PX)],
    ["ArrowDown", () => move(0, -MOVE_PX)],
  ]);
  return {
    view,
    /**
     * True when the click was a tap beside a picture of this size. The end of a drag does not
     * count.
     */
    isBeside: ({ clientX: x, clientY: y }: { clientX: number; clientY: number }, picture: Extent) =>
      still.current !== null && !isOnPicture(fromMiddle({ x, y }), view, box(), picture),
    closer: () => by(STEP),
    further: () => by(1 / STEP),
    press: (key: string): boolean => {
      keys.get(key)?.();
      return keys.has(key);
    },
    pointer: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  };
}
