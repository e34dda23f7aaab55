/** Probability of `found` or fewer of `tried`, when each is one with `share`. */
function atMost(found: number, tried: number, share: number): number {
  // Logarithms: the first terms of a long run are smaller than any number.
  let term = tried * Math.log1p(-share);
  let sum = 0;
  for (let index = 0; index <= found; index += 1) {
    sum += Math.exp(term);
    term += Math.log((tried - index) / (index + 1)) + Math.log(share) - Math.log1p(-share);
  }
  return sum;
}

const HALVINGS = 60;

/** The upper end of the two-sided 95 % interval of a share (Clopper and Pearson, 1934). */
export function upperBound(found: number, tried: number): number {
  if (found >= tried) return 1;
  let [low, high] = [0, 1];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (atMost(found, tried, middle) > 0.025) low = middle;
    else high = middle;
  }
  return high;
}
