/** Pixels of the chart's square: the room is kept free until it comes, so that nothing jumps. */
export const CHART_SIZE = 112;
