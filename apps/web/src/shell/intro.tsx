export function Intro() {
  return null;
}
