import { look, normal, type Eye, type Vector } from './vision.ts'
import type { Bird, World } from './world.ts'

/** Length of a bird, from beak to tail, as a fraction of the world's width. */
export const birdLength = 0.026
export const foodRadius = 0.006

/** The three corners of a bird: beak, right and left end of the tail. */
export const birdCorners = ({ position, heading }: Pick<Bird, 'position' | 'heading'>): [Vector, Vector, Vector] => {
  const at = (ahead: number, aside: number): Vector => ({
    x: position.x + (heading.x * ahead - heading.y * aside) * birdLength,
    y: position.y + (heading.y * ahead + heading.x * aside) * birdLength,
  })
  return [at(0.6, 0), at(-0.4, 0.32), at(-0.4, -0.32)]
}

/** The bird that has eaten most. */
export const leaderOf = ({ birds }: World): Bird | undefined =>
  birds.reduce<Bird | undefined>((best, bird) => (bird.eaten > (best?.eaten ?? 0) ? bird : best), undefined)

/** Draws a world so that it fills a square canvas. Colours come from the canvas's custom properties. */
export const drawWorld = (canvas: HTMLCanvasElement, world: World): void => {
  const context = canvas.getContext('2d')
  const size = Math.round(canvas.clientWidth * devicePixelRatio)
  if (!context || size === 0) return
  if (canvas.width !== size) {
    canvas.width = size
    canvas.height = size
  }
  const style = getComputedStyle(canvas)
  const color = (name: string) => style.getPropertyValue(`--${name}`)
  const leader = leaderOf(world)
  context.setTransform(size, 0, 0, size, 0, 0)
  context.fillStyle = color('ground')
  context.fillRect(0, 0, 1, 1)
  if (leader) drawSight(context, { world, leader, color: color('leader') })
  context.fillStyle = color('food')
  for (const { x, y } of world.food) fill(context, () => context.arc(x, y, foodRadius, 0, 7))
  for (const bird of world.birds) {
    context.fillStyle = color(bird === leader ? 'leader' : 'bird')
    fill(context, () => {
      for (const { x, y } of birdCorners(bird)) context.lineTo(x, y)
    })
  }
}

const fill = (context: CanvasRenderingContext2D, outline: () => void): void => {
  context.beginPath()
  outline()
  context.fill()
}

/** Draws the cells of a bird's eye. A cell is darker when its food is nearer. */
const drawSight = (
  context: CanvasRenderingContext2D,
  { world, leader, color }: { world: World; leader: Bird; color: string },
): void => {
  const { eye } = world.settings
  const { position, heading } = leader
  context.fillStyle = color
  for (const [cell, near] of look(eye, position, heading, world.food).entries()) {
    const [from, to] = [edgeOf(eye, cell, heading), edgeOf(eye, cell + 1, heading)]
    context.globalAlpha = 0.08 + 0.3 * near
    fill(context, () => {
      context.moveTo(position.x, position.y)
      context.arc(position.x, position.y, eye.reach, Math.atan2(from.y, from.x), Math.atan2(to.y, to.x))
    })
  }
  context.globalAlpha = 1
}

/** Direction of the left edge of a cell. */
const edgeOf = ({ cells, spread }: Eye, cell: number, heading: Vector): Vector => {
  const bearing = (cell / cells) * 2 * spread - spread
  const ahead = 1 - Math.abs(bearing)
  const aside = Math.abs(bearing) <= 1 ? bearing : Math.sign(bearing) * (2 - Math.abs(bearing))
  return normal({ x: heading.x * ahead - heading.y * aside, y: heading.y * ahead + heading.x * aside })
}
