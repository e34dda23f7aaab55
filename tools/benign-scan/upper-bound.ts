/**
 * Returns the probability of at most `found` hits in `tried` trials with probability `share` each.
 */
function atMost(found: number, tried: number, share: number): number {
  // Computed with logarithms, because the first terms of many trials underflow.
  let term = tried * Math.log1p(-share);
  let sum = 0;
  for (let index = 0; index <= found; index += 1) {
    sum += Math.exp(term);
    term += Math.log((tried - index) / (index + 1)) + Math.log(share) - Math.log1p(-share);
  }
  return sum;
}

const HALVINGS = 60;

/**
 * Returns the upper end of the two-sided 95 % confidence interval of a proportion (Clopper and
 * Pearson, 1934).
 */
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
