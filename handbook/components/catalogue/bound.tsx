/** A bound as mathematics writes it: O(n log n). */
export const Bound = ({ of }: { of: string }) => <span className="bound">O({of})</span>
