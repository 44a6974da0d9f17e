import { useEffect, useRef, useSyncExternalStore } from 'react'
import { drawWorld } from './draw-world.ts'
import type { Simulation } from './simulation.ts'
import { WorldPicture } from './world-picture.tsx'

/** The world on a canvas. Until a browser can draw on the canvas, a still picture of the same world. */
export const WorldView = ({ simulation }: { simulation: Simulation }) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const isAlive = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  useEffect(() => {
    const draw = () => {
      if (canvas.current) drawWorld(canvas.current, simulation.world())
    }
    const leave = simulation.subscribe(draw)
    const sizes = new ResizeObserver(draw)
    if (canvas.current) sizes.observe(canvas.current)
    const theme = new MutationObserver(draw)
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => {
      leave()
      sizes.disconnect()
      theme.disconnect()
    }
  }, [simulation])
  const { birds, food } = simulation.world()
  return (
    <div className="sky" {...picture(`${birds.length} birds among ${food.length} pieces of food`)}>
      {isAlive ? null : <WorldPicture world={simulation.world()} />}
      <canvas ref={canvas} />
    </div>
  )
}

const picture = (label: string) => ({ role: 'img', 'aria-label': label })
