/** Stands in for what a component shows only once it has an effect or was pressed. */
export const IconButton = () => undefined;
