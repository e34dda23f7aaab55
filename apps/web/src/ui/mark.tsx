/** The logo: our gem with a notch in the shape of a play symbol. */
export function Mark({ size = 28 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="8 6 48 52" aria-hidden="true" className="shrink-0">
      <defs>
        <linearGradient id="mark" x1="8" y1="6" x2="56" y2="60" gradientUnits="userSpaceOnUse">
          <stop stopColor="var(--gem-1)" />
          <stop offset=".55" stopColor="var(--gem-2)" />
          <stop offset="1" stopColor="var(--gem-3)" />
        </linearGradient>
      </defs>
      <path fill="url(#mark)" d="M32 8 52.8 20v24L32 56 11.2 44V20z" />
      <path fill="#fff" fillOpacity=".3" d="M32 8 52.8 20 41.4 26.6 32 21.2 22.6 26.6 11.2 20z" />
      <path fill="#000" fillOpacity=".14" d="M11.2 44 22.6 37.4 32 42.8 41.4 37.4 52.8 44 32 56z" />
      <path
        fill="var(--ground)"
        d="M27.4 25.3c0-1.1 1.2-1.8 2.2-1.2l10.6 6.5c1 .6 1 2 0 2.6l-10.6 6.5c-1 .6-2.2-.1-2.2-1.2z"
      />
    </svg>
  );
}
