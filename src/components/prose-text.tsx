import { linkedParts } from '@/lib/text-links';

/** Prose of data, such as a description; the addresses in it are links (decisions §2.17). */
export function ProseText({ children }: { children: string }) {
  return linkedParts(children).map(({ start, text, link }) =>
    link === undefined ? (
      text
    ) : (
      <a key={start} href={link} target="_blank" rel="noopener noreferrer" dir="ltr">
        {text}
      </a>
    ),
  );
}
