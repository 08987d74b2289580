/** Pixels that the chart takes: the room is kept free until it comes, so that nothing jumps. */
export const CHART_HEIGHT = 120;
