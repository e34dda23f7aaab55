interface Line {
  atWork: number;
  readonly waiting: (() => void)[];
}

/**
 * Has at most `most` pieces of work under way for each key; the others wait in that key's own line,
 * first come, first served. Whoever asks for a thousand things at once slows nobody but themselves.
 */
export function turnTaker(most: number) {
  const lines = new Map<string, Line>();
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const line = lines.get(key) ?? { atWork: 0, waiting: [] };
    lines.set(key, line);
    if (line.atWork >= most) await new Promise<void>((go) => line.waiting.push(go));
    else line.atWork += 1;
    try {
      return await work();
    } finally {
      // The place is handed on: nobody who comes between takes it.
      const next = line.waiting.shift();
      if (next) next();
      else line.atWork -= 1;
      if (line.atWork === 0) lines.delete(key);
    }
  };
}
