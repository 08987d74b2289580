interface PrintedPartProps {
  /** How many rows are printed; `undefined` while the list is on the screen. */
  printed: number | undefined;
  all: number;
}

/** Says on paper that not all rows of a list are printed; nothing where they are. */
export function PrintedPart({ printed = 0, all }: PrintedPartProps) {
  return (
    printed > 0 &&
    printed < all && (
      <p>
        Напечатано строк: {printed} из {all}
      </p>
    )
  );
}
