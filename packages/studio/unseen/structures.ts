import type { Writer } from "./writer.ts";

/** Prompt structures by name. */
type Structures = Readonly<Record<string, (w: Writer) => string>>;

/** Who does what, where and when, in this order. */
export const PLAIN_STRUCTURES: Structures = {
  deed: (w) => {
    const a = w.someone();
    return `${a.a} ${w.does(a).ing} ${w.place()}`;
  },
  sentence: (w) => {
    const a = w.someone();
    return capital(`${a.a} ${w.does(a).s} ${w.place()} ${w.time()}.`);
  },
  coloured: (w) => {
    const a = w.coloured(w.animal());
    return `${a.a} ${w.does(a).ing} ${w.outdoors()}, ${w.time()}, ${w.weather()}`;
  },
  several: (w) => {
    const a = w.several();
    return `${a.a} ${w.does(a).ing} ${w.place()}`;
  },
  pair: (w) => `${w.someone().a} and ${w.someone().a} ${w.outdoors()} ${w.weather()}`,
  stage: (w) => {
    const a = w.someone();
    const { how, stage } = w.stands(a);
    return `${a.a} ${how} ${stage.a}, ${w.time()}`;
  },
  related: (w) => {
    const [a, b] = [w.someone(), w.someone()];
    return `${a.a} ${w.relates(a, b)} ${b.a} ${w.place()}`;
  },
  handling: (w) => {
    const a = w.person();
    const { ing, thing } = w.handles(a);
    return `${a.a} ${ing} ${thing.a} ${w.outdoors()} ${w.weather()}`;
  },
  ensemble: (w) => {
    const a = w.ensemble();
    return `${a.a} ${w.does(a).ing} ${w.place()}`;
  },
  dressed: (w) => {
    const a = w.someone();
    return `${a.a} wearing ${w.wears(a)} ${w.place()}`;
  },
  still: (w) => {
    const a = w.coloured(w.thing());
    const { how, stage } = w.stands(a);
    return `${a.a} ${how} ${stage.a}`;
  },
  adjectives: (w) => {
    const [a, b] = [w.coloured(w.animal()), w.coloured(w.thing())];
    return `${a.a} beside ${b.a} ${w.place()}`;
  },
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Sentences with inverted order, and fragments. */
export const TURNED_STRUCTURES: Structures = {
  "relative clause": (w) => {
    const [a, b] = [w.someone(), w.someone()];
    return `${a.a} that is ${w.does(a).ing} while ${b.a} ${w.does(b).s} ${w.place()}`;
  },
  "whose head": (w) => {
    const a = w.person();
    return `${a.a} who wears ${w.wears(a)} and ${w.does(a).s} ${w.place()}`;
  },
  passive: (w) => {
    const a = w.person();
    const { passive, thing } = w.handles(a);
    return `${thing.a} being ${passive} by ${a.a} ${w.outdoors()}, ${w.weather()}`;
  },
  list: (w) => `${w.someone().a}, ${w.someone().a} and ${w.thing().a} ${w.place()}`,
  without: (w) => {
    const a = w.someone();
    return `${a.a} ${w.does(a).ing} ${w.place()}, without any ${w.lacks()}`;
  },
  none: (w) => {
    const a = w.coloured(w.thing());
    return `${a.a} ${w.outdoors()} ${w.weather()}, no ${w.lacks()}, ${w.nobody()}`;
  },
  "two verbs": (w) => {
    const a = w.someone();
    const { how, stage } = w.stands(a);
    return `${a.a} is ${how} ${stage.a} and ${w.does(a).s}, ${w.time()}`;
  },
  fragments: (w) => {
    const a = w.someone();
    return `${a.bare}, ${w.does(a).ing}, ${w.outdoors()}, ${w.time()}, ${w.weather()}, highly detailed, 8k`;
  },
  tags: (w) => {
    const [a, b] = [w.coloured(w.animal()), w.thing()];
    return `((${a.bare})), (${b.bare}:1.3), masterpiece, best quality, ${w.place()} --ar 16:9 --v 6`;
  },
  "place first": (w) => {
    const [a, b] = [w.someone(), w.someone()];
    const place = w.outdoors();
    return capital(`${place}, ${w.weather()}, ${a.a} ${w.does(a).s} and ${b.a} ${w.does(b).s}.`);
  },
  "stage first": (w) => {
    const a = w.someone();
    const { how, stage } = w.stands(a);
    return capital(`${how} ${stage.a} there is ${a.a}. It is ${w.does(a).ing}.`);
  },
  "deed first": (w) => {
    const a = w.someone();
    return capital(`${w.does(a).ing} ${w.place()}, ${a.a} looks happy ${w.time()}.`);
  },
  "the one the other": (w) => {
    const [a, b] = [w.animal(), w.person()];
    w.relate("face", b, [a]);
    return capital(`${a.the} that ${b.the} watches is ${w.does(a).ing} ${w.place()}.`);
  },
  gift: (w) => {
    const [a, b, c] = [w.someone(), w.person(), w.thing()];
    w.relate("near", a, [b]);
    return capital(`${a.a} gives ${c.a} to ${b.a} ${w.place()}.`);
  },
  pronoun: (w) => {
    const [a, b] = [w.animal(), w.thing()];
    w.relate("beside", a, [b]);
    return capital(`${a.a} ${w.place()}. Beside it is ${b.a}. It ${w.does(a).s}.`);
  },
  between: (w) => {
    const [a, b, c] = [w.animal(), w.someone(), w.thing()];
    w.relate("between", a, [b, c]);
    return `${a.a} between ${b.a} and ${c.a} ${w.place()}`;
  },
  request: (w) => {
    const a = w.someone();
    return `please draw me a picture of ${a.a} ${w.does(a).ing} ${w.place()} ${w.time()}`;
  },
  camera: (w) => {
    const a = w.coloured(w.animal());
    const shot = w.either("a close-up of", "wide shot of", "seen from above:", "portrait of");
    return `${shot} ${a.a} ${w.place()}, ${w.time()}`;
  },
  "red hat, black cat": (w) => {
    const a = w.coloured(w.animal());
    return `${w.wears(a)} on ${a.a} ${w.place()}`;
  },
  "each its own": (w) => {
    const [a, b] = [w.person(), w.person()];
    const [first, second] = [w.handles(a), w.does(b)];
    return `${a.a} ${first.s} ${first.thing.a} and ${b.a} ${second.s} ${w.place()}`;
  },
};
