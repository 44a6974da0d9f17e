/** A bound in mathematical notation: O(n log n). */
export const Bound = ({ of }: { of: string }) => <span className="bound">O({of})</span>
