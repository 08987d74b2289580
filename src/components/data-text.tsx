import type { ReactNode } from 'react';
import { hasIsolated } from '@/lib/isolate-text';
import { linkedParts } from '@/lib/text-links';

/**
 * Data within a line of text, such as an Arabic name or one with an open U+202E: isolated, so that it does
 * not reorder its neighbours (decisions §2.26). Names, themes, addresses and codes are not translated.
 */
export function DataText({ children }: { children: ReactNode }) {
  // A line with isolated parts, such as 'name, N курс', is the app's own and goes from left to right. A browser that
  // guesses the direction would look into the parts.
  const isLine = typeof children === 'string' && hasIsolated(children);
  return (
    <bdi dir={isLine ? 'ltr' : undefined} translate="no">
      {children}
    </bdi>
  );
}

/**
 * The same for prose, such as a description, which a browser may translate; the addresses in it are links
 * (decisions §2.17).
 */
export function ProseText({ children }: { children: string }) {
  return (
    <bdi>
      {linkedParts(children).map(({ start, text, link }) =>
        link === undefined ? (
          text
        ) : (
          <a
            key={start}
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            dir="ltr"
            translate="no"
          >
            {text}
          </a>
        ),
      )}
    </bdi>
  );
}

/** The same for an element that contains nothing but data. */
export const DATA_TEXT = { dir: 'auto', translate: 'no' } as const;
