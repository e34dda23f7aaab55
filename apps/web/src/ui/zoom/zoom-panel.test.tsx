import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { show } from "../../test/show.tsx";
import { ZoomPanel } from "./zoom-panel.tsx";

/** Opens a tall picture in the middle of a wide screen. */
async function open() {
  const onClose = vi.fn();
  show(() => <ZoomPanel src="/media/a.webp" alt="a fox" onClose={onClose} />);
  const picture = await screen.findByAltText<HTMLImageElement>("a fox");
  const place = picture.parentElement as HTMLElement;
  vi.spyOn(picture, "naturalWidth", "get").mockReturnValue(500);
  vi.spyOn(picture, "naturalHeight", "get").mockReturnValue(1_000);
  vi.spyOn(place, "clientWidth", "get").mockReturnValue(1_000);
  vi.spyOn(place, "clientHeight", "get").mockReturnValue(800);
  vi.spyOn(place, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 1_000, 800));
  place.setPointerCapture = () => undefined;
  const press = (from: { clientX: number; clientY: number }, to = from) => {
    fireEvent.pointerDown(place, { pointerId: 1, ...from });
    if (to !== from) fireEvent.pointerMove(place, { pointerId: 1, ...to });
    fireEvent.pointerUp(place, { pointerId: 1, ...to });
    fireEvent.click(place, to);
  };
  return { press, onClose };
}

test("closes on a tap beside the picture, but not on one on it or on a drag", async () => {
  const { press, onClose } = await open();
  press({ clientX: 500, clientY: 400 });
  press({ clientX: 500, clientY: 400 }, { clientX: 50, clientY: 400 });
  expect(onClose).not.toHaveBeenCalled();
  press({ clientX: 50, clientY: 400 });
  expect(onClose).toHaveBeenCalledOnce();
});
