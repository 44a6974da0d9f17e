import { birdCorners, foodRadius } from './draw-world.ts'
import type { World } from './world.ts'

/** A still picture of a world, for the HTML of the page. */
export const WorldPicture = ({ world }: { world: World }) => (
  <svg viewBox="0 0 1000 1000" aria-hidden="true">
    <g className="food">
      {world.food.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={Math.round(x * 1000)} cy={Math.round(y * 1000)} r={foodRadius * 1000} />
      ))}
    </g>
    <path
      d={world.birds
        .map(
          (bird) =>
            `M${birdCorners(bird)
              .map(({ x, y }) => `${Math.round(x * 1000)} ${Math.round(y * 1000)}`)
              .join('L')}Z`,
        )
        .join('')}
    />
  </svg>
)
